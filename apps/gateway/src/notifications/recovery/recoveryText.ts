export interface RecoveryAlert {
  /** Waiting for its delay; else carried out. */
  started: boolean
  chainName: string
  safe: string
  module: string
  txHash: string
  unsubscribeUrl: string
}

/** Subject and text of the mail that warns an owner. */
export function recoveryText({
  started,
  chainName,
  safe,
  module,
  txHash,
  unsubscribeUrl,
}: RecoveryAlert): { subject: string; text: string } {
  const what = started ? 'was started' : 'was carried out'
  return {
    subject: `A recovery of your safe ${what}`,
    text: [
      `A recovery of the safe ${safe} on ${chainName} ${what}.`,
      '',
      started
        ? 'Its owners may change once the waiting time is over. If you do not know of it, cancel it in your wallet now.'
        : 'The recovery module made the safe do something: its owners may have changed. Look at it in your wallet now.',
      '',
      `Recovery module: ${module}`,
      `Transaction: ${txHash}`,
      '',
      'We never ask for your keys or your recovery phrase.',
      '',
      `No more of these mails: ${unsubscribeUrl}`,
    ].join('\n'),
  }
}
