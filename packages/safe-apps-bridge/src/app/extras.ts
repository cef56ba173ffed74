/** Loads what an app needs rarely, and never before its first request. */
export const extras = () => import('../extras/index.ts')
