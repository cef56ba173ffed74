import type { SafeVersion } from '@strongroom/safe-protocol'
import { Card, SelectField, Stack, TextField } from '@strongroom/ui-kit'
import { isSaltNonce } from '../../chain/reservation.ts'
import { Advanced } from '../../core/Advanced.tsx'
import type { FormDraft } from './SafeDraft.ts'
import { useNewSafeTexts } from './texts.ts'
import { versionFor, versionsOn } from './versions.ts'

/** Version and salt nonce of a new safe, which most owners leave as they are. */
export function AdvancedFields({
  draft,
  chainIds,
  onChange,
}: {
  draft: FormDraft
  /** Networks that the safe will be on. */
  chainIds: readonly string[]
  onChange: (draft: FormDraft) => void
}) {
  const t = useNewSafeTexts()
  const salt = draft.saltText ?? String(draft.saltNonce)
  return (
    <Card>
      <Advanced label={t('advanced')} open={draft.saltText !== undefined}>
        <Stack>
          <SelectField
            label={t('version')}
            hint={t('versionHint')}
            value={versionFor(chainIds, draft.version) ?? ''}
            onValueChange={(version) =>
              onChange({ ...draft, version: version as SafeVersion })
            }
            options={versionsOn(chainIds).map((version) => ({
              value: version,
              label: t('versionName', { version }),
            }))}
          />
          <TextField
            label={t('salt')}
            hint={t('saltHint')}
            inputMode="numeric"
            value={salt}
            maxLength={78}
            onValueChange={(text) =>
              onChange({
                ...draft,
                saltText: text,
                ...(isSaltNonce(text) ? { saltNonce: BigInt(text) } : {}),
              })
            }
            error={isSaltNonce(salt) ? undefined : t('saltProblem')}
          />
        </Stack>
      </Advanced>
    </Card>
  )
}
