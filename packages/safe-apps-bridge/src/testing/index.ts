export {
  createLinkedWindows,
  type LinkedWindows,
} from './createLinkedWindows.ts'
