/** Whether a finding is about one of the recipients, who are listed by themselves. */
export const isOfRecipient = (kind: string): boolean =>
  kind.startsWith('recipient-')
