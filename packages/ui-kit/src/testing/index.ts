export { setUpDom } from './setUpDom.ts'
