import './help.css'
import {
  Card,
  Checkbox,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
} from '@strongroom/ui-kit'
import { PageTop } from '../../core/PageTop.tsx'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { ShortcutKeys } from './ShortcutKeys.tsx'
import { type ShortcutId, shortcutKeys } from './shortcuts.ts'
import { ThisBuild } from './ThisBuild.tsx'
import { useHelpTexts } from './texts.ts'

/** Every state of a transaction, in the order of its life. */
const states = [
  'confirmations',
  'confirmed',
  'turn',
  'ready',
  'executing',
  'executed',
  'failed',
  'replaced',
  'contradicted',
  'claimed',
] as const satisfies readonly StatusBadgeProps['proven'][]

/** Meaning of each status, the keyboard shortcuts, and which release this is. */
export function HelpPage() {
  const t = useHelpTexts()
  const { settings } = useServices().stores
  const { shortcuts } = useStore(settings)
  return (
    <>
      <PageTop title={t('title')} description={t('about')} />
      <Stack gap={5}>
        <Card title={t('statusTitle')}>
          <dl className="help-list">
            {states.map((state) => (
              <div key={state}>
                <dt>
                  <StatusBadge status="SUCCESS" proven={state} />
                </dt>
                <dd>{t(state)}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={t('keysTitle')} description={t('keysAbout')}>
          <Stack>
            <Checkbox
              label={t('keysOn')}
              checked={shortcuts !== false}
              onCheckedChange={(isOn) =>
                settings.set(({ shortcuts: _, ...current }) =>
                  isOn ? current : { ...current, shortcuts: false },
                )
              }
            />
            <dl className="help-list">
              {Object.entries(shortcutKeys).map(([id, keys]) => (
                <div key={id}>
                  <dt>
                    <ShortcutKeys keys={keys} />
                  </dt>
                  <dd>{t(id as ShortcutId)}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        </Card>
        <ThisBuild />
      </Stack>
    </>
  )
}
