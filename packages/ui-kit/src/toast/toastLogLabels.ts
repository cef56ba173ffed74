/** Texts of `ToastLog`. */
export interface ToastLogLabels {
  title: string
  unread: (count: number) => string
  empty: string
  clear: string
}

export const defaultToastLogLabels: ToastLogLabels = {
  title: 'Notifications',
  unread: (count) => `${count} unread`,
  empty: 'No notifications yet. Successes and errors are kept here.',
  clear: 'Clear',
}
