export { type Asking, createAsking } from './createAsking.ts'
export { readLogs } from './readLogs.ts'
