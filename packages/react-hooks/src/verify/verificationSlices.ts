import { createSlices } from './createSlices.ts'

/** One queue for all verifications of a page: each alone would keep its promise. */
export const verificationSlices = /* @__PURE__ */ createSlices()
