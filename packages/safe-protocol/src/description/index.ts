export {
  compareDescription,
  type DescriptionProblem,
  isRejection,
  readTransfer,
  type TransactionDescription,
} from './compareDescription.ts'
