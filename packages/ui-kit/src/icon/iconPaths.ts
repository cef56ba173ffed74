import * as paths from './paths.ts'

/** All outlines by name. Takes all of them into a bundle. */
export const iconPaths = { ...paths }
