export { createCalls } from './createCalls.ts'
export { createPermissions } from './createPermissions.ts'
export { wrapCreation } from './wrapCreation.ts'
