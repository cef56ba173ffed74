import type { StyleContract } from '../internal/StyleContract.ts'

export const safeAppFrameContract: StyleContract = {
  'sr-app-frame-line': {
    attributes: {
      'data-tone': '`danger` when the frame shows another site than the app’s.',
    },
  },
  'sr-app-frame-app': {
    attributes: {
      'data-hidden': 'Under a cover, or failed: the app is there and not seen.',
    },
  },
}
