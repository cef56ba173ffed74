import {
  Button,
  Card,
  Checkbox,
  Notice,
  SelectField,
  Stack,
} from '@strongroom/ui-kit'
import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../../core/useServices.ts'
import {
  BackupFileError,
  type BackupPart,
  type PartPlan,
  planImport,
  sensitiveParts,
} from './backup.ts'
import { useBackupTexts } from './backupTexts.ts'

/** Lines that are listed of each kind of change. */
const most = 50

/** One part of the file: what it adds, changes, and what is here alone. */
function PartRow({
  plan,
  isReplacing,
  isChosen,
  onChoose,
}: {
  plan: PartPlan
  isReplacing: boolean
  isChosen: boolean
  onChoose: (chosen: boolean) => void
}) {
  const t = useBackupTexts()
  const { part, added, different, only, same } = plan
  const lines = [
    ...added.slice(0, most).map((entry) => t('added', { entry })),
    ...different
      .slice(0, most)
      .map((entry) => t(isReplacing ? 'replaced' : 'kept', { ...entry })),
    ...(isReplacing
      ? only.slice(0, most).map((entry) => t('removed', { entry }))
      : []),
  ]
  const count =
    added.length + different.length + (isReplacing ? only.length : 0)
  return (
    <li className="app-row">
      <div className="app-row-main">
        <Checkbox
          label={t(`${part}Part`)}
          checked={isChosen}
          onCheckedChange={onChoose}
          hint={sensitiveParts.includes(part) ? t('sensitive') : undefined}
        />
        <span className="app-quiet">
          {t('counts', {
            added: added.length,
            different: different.length,
            same,
            only: only.length,
          })}
        </span>
        {lines.length > 0 && (
          <details>
            <summary>{t('show', { count })}</summary>
            <ul>
              {lines.map((line) => (
                <li key={line} className="app-wrap">
                  {line}
                </li>
              ))}
            </ul>
            {count > lines.length && (
              <p className="app-advice">
                {t('more', { count: count - lines.length })}
              </p>
            )}
          </details>
        )}
      </div>
    </li>
  )
}

/** Shows what a backup would change, and imports the chosen parts. */
export function ImportBackup({
  text,
  onProblem,
  onDone,
}: {
  text: string
  onProblem: (reason: string) => void
  onDone: (applied: boolean) => void
}) {
  const t = useBackupTexts()
  const { stores } = useServices()
  const { plan, problem } = useMemo(() => {
    try {
      return { plan: planImport(stores, text) }
    } catch (error) {
      if (error instanceof BackupFileError) return { problem: error.problem }
      throw error
    }
  }, [stores, text])
  const [mode, setMode] = useState<'merge' | 'replace'>('merge')
  const [choices, setChoices] = useState<ReadonlyMap<BackupPart, boolean>>(
    new Map(),
  )
  useEffect(() => {
    if (problem !== undefined) onProblem(t(problem))
  })
  if (plan === undefined) return null
  const isChosen = (part: BackupPart) =>
    choices.get(part) ?? !sensitiveParts.includes(part)
  const chosen = plan.parts.filter(({ part }) => isChosen(part))
  return (
    <Card
      title={t('title')}
      description={t('description')}
      actions={
        <Stack direction="row" gap={2}>
          <Button onClick={() => onDone(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            onClick={() => {
              plan.apply(mode, new Set(chosen.map(({ part }) => part)))
              onDone(true)
            }}
          >
            {t('import')}
          </Button>
        </Stack>
      }
    >
      <Stack>
        <SelectField
          label={t('mode')}
          value={mode}
          onValueChange={(value) =>
            setMode(value === 'replace' ? 'replace' : 'merge')
          }
          options={[
            { value: 'merge', label: t('merge') },
            { value: 'replace', label: t('replace') },
          ]}
        />
        {mode === 'replace' && (
          <Notice tone="warning" role="status" title={t('removes')}>
            {t('removesText')}
          </Notice>
        )}
        <ul className="app-rows" aria-label={t('parts')}>
          {plan.parts.map((one) => (
            <PartRow
              key={one.part}
              plan={one}
              isReplacing={mode === 'replace'}
              isChosen={isChosen(one.part)}
              onChoose={(value) =>
                setChoices((all) => new Map(all).set(one.part, value))
              }
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
