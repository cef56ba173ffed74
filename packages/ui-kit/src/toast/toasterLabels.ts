/** Texts of `Toaster`. */
export interface ToasterLabels {
  region: string
  dismiss: string
}

export const defaultToasterLabels: ToasterLabels = {
  region: 'Notifications',
  dismiss: 'Dismiss',
}
