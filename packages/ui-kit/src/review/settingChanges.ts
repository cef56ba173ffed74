import type { SimulationReview } from '@strongroom/react-hooks/review'
import type { ConsequenceLabels } from './consequenceLabels.ts'

type Succeeded = Extract<SimulationReview['simulation'], { status: 'succeeds' }>
type Settings = NonNullable<NonNullable<Succeeded['changes']>['settings']>

/** One setting that changes, in words. */
export interface SettingChange {
  readonly kind: 'owners' | 'rest'
  readonly text: string
  readonly address?: string
}

/** Lists how settings of a safe change. */
export function settingChanges(
  { before, after }: Settings,
  texts: ConsequenceLabels,
): readonly SettingChange[] {
  const list = (
    kind: SettingChange['kind'],
    key: 'owners' | 'modules',
    added: string,
    removed: string,
  ): SettingChange[] => [
    ...after[key]
      .filter((address) => !before[key].includes(address))
      .map((address) => ({ kind, text: added, address })),
    ...before[key]
      .filter((address) => !after[key].includes(address))
      .map((address) => ({ kind, text: removed, address })),
  ]
  const single = (
    ['guard', 'moduleGuard', 'fallbackHandler', 'singleton'] as const
  ).flatMap((key) =>
    before[key] === after[key]
      ? []
      : [{ kind: 'rest', text: texts[key], address: after[key] } as const],
  )
  return [
    ...list('owners', 'owners', texts.added, texts.removed),
    ...(before.threshold === after.threshold
      ? []
      : [
          {
            kind: 'owners',
            text: texts.threshold(before.threshold, after.threshold),
          } as const,
        ]),
    ...list('rest', 'modules', texts.moduleAdded, texts.moduleRemoved),
    ...single,
  ]
}
