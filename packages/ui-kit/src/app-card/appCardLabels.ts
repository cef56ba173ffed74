/** Texts of `AppCard`. */
export interface AppCardLabels {
  pin: (name: string) => string
  unpin: (name: string) => string
  tags: string
  unavailable: string
}

export const defaultAppCardLabels: AppCardLabels = {
  pin: (name) => `Pin ${name}`,
  unpin: (name) => `Unpin ${name}`,
  tags: 'Tags',
  unavailable: 'Not available here',
}
