import { adviseThreshold } from './adviseThreshold.ts'
import { useOwnerRuleTexts } from './ruleTexts.ts'

/** Writes one sentence on what a threshold means for the people behind it. */
export function useThresholdAdvice(): (
  threshold: number,
  owners: number,
) => string {
  const t = useOwnerRuleTexts()
  return (threshold, owners) => {
    const advice = adviseThreshold(threshold, owners)
    if (advice === 'every')
      return t('everyAdvice', {
        fewer: String(owners - 1),
        owners: String(owners),
      })
    if (advice === 'spare')
      return t('spareAdvice', {
        spare: owners - threshold,
        threshold: String(threshold),
        owners: String(owners),
      })
    return t(`${advice}Advice`)
  }
}
