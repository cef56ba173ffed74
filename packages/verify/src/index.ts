export { ReleaseError } from './errors.ts'
export { parseRelease, type Release } from './parseRelease.ts'
export {
  type Difference,
  type Report,
  type VerifyOptions,
  verifyDeployment,
} from './verifyDeployment.ts'
