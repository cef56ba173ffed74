export {
  type CreateDescriberOptions,
  createDescriber,
} from './createDescriber.ts'
export type {
  DescribeContext,
  Described,
  DescribedSubject,
  Describer,
  Description,
  DescriptionField,
} from './Describer.ts'
export type { DescriptorEntry, DescriptorIndex } from './DescriptorIndex.ts'
