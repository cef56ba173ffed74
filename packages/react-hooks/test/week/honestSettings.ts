import {
  encodeAddOwner,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSwapOwner,
} from '@strongroom/safe-protocol'
import { type Address, parseAbi, zeroAddress } from 'viem'
import type { Fields, HonestKind, Step } from './HonestKind.ts'

/** An owner beside Alice and Bob, who sign all week; added when there is none. */
async function spareOwner({ week, random, safe }: Step) {
  const find = async () => {
    const { owners } = await week.readState(safe.address)
    const signers: readonly Address[] = week.signers
    const spare = owners.find((owner) => !signers.includes(owner))
    return spare && { owners, spare }
  }
  const found = await find()
  if (found) return found
  const data = encodeAddOwner({ owner: random.stranger(), threshold: 2 })
  await week.prepare(safe.address, { to: safe.address, data })
  return (await find()) as { owners: readonly Address[]; spare: Address }
}

const before = (owners: readonly Address[], owner: Address): Address =>
  owners[owners.indexOf(owner) - 1] ??
  '0x0000000000000000000000000000000000000001'

async function hasModule({ week, safe }: Step): Promise<boolean> {
  return week.chain.client.readContract({
    address: safe.address,
    abi: parseAbi(['function isModuleEnabled(address) view returns (bool)']),
    functionName: 'isModuleEnabled',
    args: [week.chain.testing.module],
  })
}

const moduleCall = ({ week }: Step, isEnabled: boolean) =>
  isEnabled
    ? encodeEnableModule({ module: week.chain.testing.module })
    : encodeDisableModule({
        prevModule: '0x0000000000000000000000000000000000000001',
        module: week.chain.testing.module,
      })

/** Brings the module into the other state first, where it has to be. */
async function module(step: Step, isEnabled: boolean): Promise<Fields> {
  const to = step.safe.address
  if ((await hasModule(step)) === isEnabled)
    await step.week.prepare(to, { to, data: moduleCall(step, !isEnabled) })
  return { to, data: moduleCall(step, isEnabled) }
}

/** What owners change about their safe in a week. */
export const honestSettings: Readonly<Record<string, HonestKind>> = {
  'a new owner': {
    share: 2,
    build: ({ safe, random }) => ({
      to: safe.address,
      data: encodeAddOwner({ owner: random.stranger(), threshold: 2 }),
    }),
    expects: ['owners: acknowledge'],
  },
  'an owner leaves': {
    share: 2,
    async build(step) {
      const { owners, spare } = await spareOwner(step)
      const data = encodeRemoveOwner({
        ...{ prevOwner: before(owners, spare), owner: spare, threshold: 2 },
      })
      return { to: step.safe.address, data }
    },
    expects: ['owners: warn'],
  },
  'an owner has a new account': {
    share: 2,
    async build(step) {
      const { owners, spare } = await spareOwner(step)
      const data = encodeSwapOwner({
        prevOwner: before(owners, spare),
        oldOwner: spare,
        newOwner: step.random.stranger(),
      })
      return { to: step.safe.address, data }
    },
    expects: ['owners: acknowledge'],
  },
  'another threshold': {
    share: 2,
    async build({ week, safe }) {
      const { threshold } = await week.readState(safe.address)
      const to = safe.address
      const next = threshold === 2 ? 1 : 2
      return { to, data: encodeChangeThreshold({ threshold: next }) }
    },
    expects: ['owners: warn'],
  },
  'a module is enabled': {
    share: 1,
    build: (step) => module(step, true),
    expects: ['module: acknowledge'],
  },
  'a module is disabled': {
    share: 1,
    build: (step) => module(step, false),
    expects: ['module: warn'],
  },
  'a guard is set': {
    share: 1,
    build: ({ week, safe }) => ({
      to: safe.address,
      data: encodeSetGuard({ guard: week.chain.testing.guard }),
    }),
    expects: ['guard: acknowledge'],
  },
  'a guard is removed': {
    share: 1,
    build: ({ safe }) => ({
      to: safe.address,
      data: encodeSetGuard({ guard: zeroAddress }),
    }),
    expects: ['guard: warn'],
  },
  'the fallback handler of the release': {
    share: 1,
    build: ({ week, safe }) => ({
      to: safe.address,
      data: encodeSetFallbackHandler({
        handler: week.chain.contracts[safe.version].fallbackHandler.address,
      }),
    }),
    expects: ['fallback-handler: warn'],
  },
}
