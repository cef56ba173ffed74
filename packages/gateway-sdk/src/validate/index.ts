export { reportIssues } from './reportIssues.ts'
export { validateResponse } from './validateResponse.ts'
