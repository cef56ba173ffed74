import type { StyleContract } from '../internal/StyleContract.ts'

export const timelineContract: StyleContract = {
  'sr-timeline-entry': {
    attributes: {
      'data-state': '`done`, `claimed`, `pending` or `failed`.',
      'data-yours': '`true` where it is the turn of who looks at it.',
    },
  },
}
