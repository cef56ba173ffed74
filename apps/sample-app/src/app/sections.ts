/** The parts of the app, in the order of their tabs. */
export const sections = [
  { id: 'pay', label: 'Pay' },
  { id: 'safe', label: 'Safe' },
  { id: 'builder', label: 'Builder' },
  { id: 'sign', label: 'Sign' },
  { id: 'contacts', label: 'Contacts' },
  { id: 'settings', label: 'Settings' },
  { id: 'log', label: 'Log' },
] as const

export type SectionId = (typeof sections)[number]['id']
