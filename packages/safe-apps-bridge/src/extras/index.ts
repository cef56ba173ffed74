export { checkPattern } from './checkPattern.ts'
export { createRareMethods } from './createRareMethods.ts'
export { deliver } from './deliver.ts'
