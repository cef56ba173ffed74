import { Button, EmptyState } from '@strongroom/ui-kit'
import type { Address } from 'viem'
import type { SafeState } from '../../chain/readSafeState.ts'
import type { FormDraft } from '../review/ReviewedForm.tsx'
import { hasModuleGuards } from './hasModuleGuards.ts'
import { RemoveGuard } from './RemoveGuard.tsx'
import { RemoveModule } from './RemoveModule.tsx'
import { SetContract } from './SetContract.tsx'
import { useModulesTexts } from './texts.ts'

/** The form of the change that an owner chose. */
export function SettingChange({
  draft,
  state,
}: {
  draft: FormDraft
  state: SafeState
}) {
  const t = useModulesTexts()
  const { action, module = '' } = draft.values
  const listed = state.modules.find(
    (entry) => entry.toLowerCase() === module.toLowerCase(),
  )
  switch (action) {
    case 'removeModule':
      if (listed)
        return <RemoveModule draft={draft} state={state} module={listed} />
      break
    case 'removeGuard':
    case 'removeModuleGuard': {
      const isOfModules = action === 'removeModuleGuard'
      const guard: Address | null = isOfModules
        ? state.moduleGuard
        : state.guard
      if (guard)
        return (
          <RemoveGuard draft={draft} guard={guard} isOfModules={isOfModules} />
        )
      break
    }
    case 'moduleGuard':
      if (hasModuleGuards(state))
        return <SetContract draft={draft} state={state} setting={action} />
      break
    case 'guard':
    case 'handler':
      return <SetContract draft={draft} state={state} setting={action} />
  }
  // Another owner was faster, or the form is of an earlier visit.
  return (
    <EmptyState title={t('noLongerSet')} icon="check">
      <Button onClick={() => draft.set({ action: undefined })}>
        {t('cancel')}
      </Button>
    </EmptyState>
  )
}
