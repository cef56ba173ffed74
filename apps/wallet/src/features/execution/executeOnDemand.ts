import { executeReviewed } from '@strongroom/react-hooks/sign'

/** `executeReviewed` in a file of its own: no page needs it before a click. */
export const executeOnDemand: typeof executeReviewed = (...parameters) =>
  executeReviewed(...parameters)
