/** Texts of `FindingList`. */
export interface FindingListLabels {
  /** Before a finding that stands for several with the same words. */
  times: (count: number) => string
  /** Unfolds the values of a finding that has hashes. */
  values: string
  more: (count: number) => string
  /** Follows the number of what is not shown. */
  advice: string
}

export const defaultFindingListLabels: FindingListLabels = {
  times: (count) => `${count} ×`,
  values: 'Show the values',
  more: (count) => `And ${count} more`,
  advice: '',
}

/** Texts of `RiskList`. */
export type RiskListLabels = FindingListLabels

export const defaultRiskListLabels: RiskListLabels = {
  ...defaultFindingListLabels,
  advice: 'Too many findings to review. Ask for smaller batches.',
}

/** Texts of `NoRpcNotice`. */
export interface NoRpcNoticeLabels {
  title: string
  text: string
}

export const defaultNoRpcNoticeLabels: NoRpcNoticeLabels = {
  title: 'Nothing could be checked on the chain',
  text: 'No RPC endpoint is set for this network. Add one to check what you sign.',
}
