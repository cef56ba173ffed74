/**
 * What the frame of an app does only where the owner allows it for that app:
 * files could be anything, and a window outside the frame looks like any site.
 */
export const frameExtras = [
  { name: 'allow-downloads', label: 'Save files on this device' },
  {
    name: 'allow-popups-to-escape-sandbox',
    label: 'Open windows that are full web pages',
  },
] as const
