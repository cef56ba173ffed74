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
  empty: 'Nothing happened yet. What fails or is done is kept here.',
  clear: 'Clear',
}
