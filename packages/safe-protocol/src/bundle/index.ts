export { BundleError, type BundleFault } from './BundleError.ts'
export {
  type BundleFrame,
  joinFrames,
  readFrame,
  splitIntoFrames,
} from './frames.ts'
export { mergeBundles } from './mergeBundles.ts'
export { packBundle } from './packBundle.ts'
export { type ReadBundleOptions, readBundle } from './readBundle.ts'
export {
  type BundleSubject,
  createBundle,
  maxBundleLength,
  type SafeBundle,
  writeBundle,
} from './SafeBundle.ts'
