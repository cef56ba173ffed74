import { identifyContract } from '@strongroom/safe-protocol'
import type { SafeState } from '../../chain/readSafeState.ts'

/** Whether the safe runs 1.5.0 or later, by the code that it runs. */
export const hasModuleGuards = ({ singleton }: SafeState): boolean =>
  identifyContract(singleton)?.version === '1.5.0'
