import {
  createSafeTransaction,
  encodeApproveHash,
  encodeMultiSendCallOnly,
  encodeSignMessage,
  getSafeDeployment,
  hashMessageDigest,
  hashSafeTransaction,
  type MultiSendCallInput,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  parseAbi,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem'
import type { Fields, HonestKind, Step } from './HonestKind.ts'
import { honestSettings } from './honestSettings.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function swap(address sold, uint256 paid, address bought, uint256 atLeast)',
  'function save(address token, uint256 value)',
  'function deposit()',
  'function withdraw(uint256 value)',
])

const sentence = 'We agree to the terms of the honest week.'

const coin = ({ random }: Step, whole = 1) =>
  parseEther(`${random.below(1000 * whole) + 1}`) / 1000n
const dollars = ({ random }: Step) =>
  parseUnits(`${random.below(40_000) + 100}`, 6) / 100n

const batch = (
  { week, safe }: Step,
  calls: readonly MultiSendCallInput[],
): Fields => ({
  to: week.chain.contracts[safe.version].multiSendCallOnly.address,
  data: encodeMultiSendCallOnly(calls),
  operation: 1,
})

function pay({ week }: Step, to: Address, amount: bigint) {
  const args = [to, amount] as const
  return {
    to: week.chain.tokens.usd,
    data: encodeFunctionData({ abi, functionName: 'transfer', args }),
  }
}

function approve(spender: Address, token: Address, amount: bigint) {
  const args = [spender, amount] as const
  return {
    to: token,
    data: encodeFunctionData({ abi, functionName: 'approve', args }),
  }
}

function save({ week }: Step, token: Address, amount: bigint) {
  const args = [token, amount] as const
  return {
    to: week.chain.testing.exchange,
    data: encodeFunctionData({ abi, functionName: 'save', args }),
  }
}

const known = (step: Step) => step.random.pick(step.week.people)

/** What owners of a safe do in a week. */
export const honestKinds: Readonly<Record<string, HonestKind>> = {
  'coin to somebody in the address book': {
    share: 12,
    build: (step) => ({ to: known(step), value: coin(step) }),
    expects: [],
  },
  'coin to a new account': {
    share: 6,
    build: (step) => ({
      to: step.random.pick(step.week.newcomers),
      value: coin(step),
    }),
    expects: ['recipient-first-time: warn'],
  },
  'coin to another safe of the owners': {
    share: 3,
    build: (step) => ({ to: step.week.child, value: coin(step) }),
    expects: [],
  },
  'tokens to somebody in the address book': {
    share: 14,
    build: (step) => pay(step, known(step), dollars(step)),
    expects: [],
  },
  'tokens to a new account': {
    share: 5,
    build: (step) =>
      pay(step, step.random.pick(step.week.newcomers), dollars(step)),
    expects: ['recipient-first-time: warn'],
  },
  'tokens to a contract': {
    share: 2,
    build: (step) => pay(step, step.week.chain.testing.module, dollars(step)),
    expects: ['recipient-contract: warn', 'recipient-first-time: warn'],
  },
  'an NFT to an owner': {
    share: 3,
    async build(step) {
      const { week, safe } = step
      const id = await week.mintBadge(safe.address)
      const args = [safe.address, known(step), id] as const
      return {
        to: week.chain.tokens.badge,
        data: encodeFunctionData({
          abi,
          functionName: 'safeTransferFrom',
          args,
        }),
      }
    },
    expects: [],
  },
  'a payroll to the address book': {
    share: 6,
    build: (step) =>
      batch(
        step,
        step.week.people.flatMap((person) => [
          pay(step, person, dollars(step)),
          { to: person, value: coin(step) },
        ]),
      ),
    expects: [],
  },
  'a payroll with new accounts': {
    share: 3,
    build: (step) =>
      batch(
        step,
        Array.from({ length: 12 }, () =>
          pay(step, step.random.stranger(), dollars(step)),
        ),
      ),
    expects: ['recipient-first-time: warn'],
  },
  'a swap by batch: exact allowance, swap, deposit': {
    share: 6,
    build(step) {
      const { gold, usd } = step.week.chain.tokens
      const { exchange } = step.week.chain.testing
      const paid = dollars(step)
      const args = [usd, paid, gold, paid] as const
      return batch(step, [
        approve(exchange, usd, paid),
        {
          to: exchange,
          data: encodeFunctionData({ abi, functionName: 'swap', args }),
        },
        approve(exchange, gold, paid),
        save(step, gold, paid),
      ])
    },
    // The decoder knows no ABI of the exchange, so its calls cannot be read.
    expects: ['approval: warn', 'unknown-calldata: acknowledge'],
  },
  'a swap of all gold': {
    share: 2,
    async build(step) {
      const { client, testing, tokens } = step.week.chain
      const { exchange } = testing
      await step.week.mintGold(step.safe.address)
      const paid = await client.readContract({
        address: tokens.gold,
        abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
        functionName: 'balanceOf',
        args: [step.safe.address],
      })
      const args = [tokens.gold, paid, tokens.usd, paid] as const
      return batch(step, [
        approve(exchange, tokens.gold, paid),
        {
          to: exchange,
          data: encodeFunctionData({ abi, functionName: 'swap', args }),
        },
      ])
    },
    expects: ['approval: warn', 'unknown-calldata: acknowledge'],
  },
  'a batch of an app: exact allowance, deposit': {
    share: 4,
    build(step) {
      const { usd } = step.week.chain.tokens
      const paid = dollars(step)
      return batch(step, [
        approve(step.week.chain.testing.exchange, usd, paid),
        save(step, usd, paid),
      ])
    },
    expects: ['approval: warn', 'unknown-calldata: acknowledge'],
  },
  'a limited allowance': {
    share: 4,
    build: (step) =>
      approve(
        step.week.chain.testing.exchange,
        step.week.chain.tokens.usd,
        dollars(step),
      ),
    expects: ['approval: warn'],
  },
  'an allowance that is taken back': {
    share: 2,
    build: (step) =>
      approve(step.week.chain.testing.exchange, step.week.chain.tokens.usd, 0n),
    expects: [],
  },
  'tokens of another safe by its limited allowance': {
    share: 3,
    async build(step) {
      const { week, safe } = step
      const from = (week.safes.find((one) => one !== safe) ?? safe).address
      const amount = dollars(step)
      const { usd } = week.chain.tokens
      await week.prepare(from, approve(safe.address, usd, amount))
      const args = [from, known(step), amount] as const
      return {
        to: usd,
        data: encodeFunctionData({ abi, functionName: 'transferFrom', args }),
      }
    },
    expects: [],
  },
  'wrapping coin': {
    share: 3,
    build: (step) => ({
      to: step.week.chain.testing.exchange,
      value: coin(step),
      data: encodeFunctionData({ abi, functionName: 'deposit' }),
    }),
    expects: ['unknown-calldata: acknowledge'],
  },
  'unwrapping coin': {
    share: 2,
    async build(step) {
      const { week, safe } = step
      const { exchange } = week.chain.testing
      await week.prepare(safe.address, {
        to: exchange,
        value: parseEther('1'),
        data: encodeFunctionData({ abi, functionName: 'deposit' }),
      })
      return {
        to: exchange,
        data: encodeFunctionData({
          abi,
          functionName: 'withdraw',
          args: [coin(step)],
        }),
      }
    },
    expects: ['unknown-calldata: acknowledge'],
  },
  ...honestSettings,
  'a rejection': {
    share: 3,
    build: ({ safe }) => ({ to: safe.address }),
    expects: [],
  },
  'an approval of a safe that it owns': {
    share: 2,
    async build({ week, random }) {
      const { nonce } = await week.readState(week.child)
      const transaction = createSafeTransaction({
        ...{ to: random.pick(week.people), value: 1n, nonce },
      })
      const { safeTxHash: hash } = hashSafeTransaction(
        { chainId: 1337, safe: week.child, version: '1.4.1' },
        transaction,
      )
      return { to: week.child, data: encodeApproveHash({ hash }) }
    },
    expects: ['hash-approved: acknowledge'],
  },
  'a text that the safe signs on the chain': {
    share: 2,
    message: sentence,
    build({ safe }) {
      // The library of 1.3.0 is not among the contracts of the chain.
      const version = safe.version === '1.5.0' ? '1.5.0' : '1.4.1'
      const library = getSafeDeployment({ version })?.signMessageLib
      return {
        to: library?.address ?? zeroAddress,
        data: encodeSignMessage({ message: hashMessageDigest(sentence) }),
        operation: 1,
      }
    },
    expects: ['message-signed: acknowledge'],
  },
}
