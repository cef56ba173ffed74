/** Texts of `QueueLabel`. */
export interface QueueLabelLabels {
  Next: string
  Queued: string
}

export const defaultQueueLabelLabels: QueueLabelLabels = {
  Next: 'Next to execute',
  Queued: 'Queued behind it',
}
