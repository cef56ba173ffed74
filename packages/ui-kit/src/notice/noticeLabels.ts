/** Word that a screen reader reads before a notice of each tone. */
export interface NoticeLabels {
  info: string
  success: string
  warning: string
  danger: string
}

export const defaultNoticeLabels: NoticeLabels = {
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  danger: 'Danger',
}
