import {
  decideSigning,
  type Reason,
  type Risk,
  type RiskDetail,
} from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { alice, bob, dave, token } from '../../test/people.ts'
import { recoveryChanges } from '../../test/recoveryChanges.ts'
import { describeRisk } from './describeRisk.ts'

const zero = '0x0000000000000000000000000000000000000000'
const hash = `0x${'ab'.repeat(32)}` as const
const refund = {
  kind: 'refund',
  maximum: 1_500_000_000_000_000_000_000n,
  safeTxGas: 100n,
  baseGas: 0n,
  gasPrice: 5n,
  gasToken: zero,
  refundReceiver: zero,
} as const
const risks: readonly RiskDetail[] = [
  { kind: 'delegate-call', target: dave, trusted: true, inner: false },
  {
    kind: 'delegate-call',
    target: dave,
    trusted: true,
    inner: false,
    isBatch: true,
  },
  { kind: 'delegate-call', target: dave, trusted: true, inner: true },
  { kind: 'delegate-call', target: dave, trusted: false, inner: false },
  { kind: 'library-code', target: dave },
  { kind: 'unknown-calldata', target: dave, operation: 0 },
  { kind: 'unknown-calldata', target: dave, operation: 1 },
  { kind: 'unreadable-batch', target: dave },
  { kind: 'unusual-encoding', target: dave },
  { kind: 'zero-means-self' },
  { kind: 'module', module: dave, enabled: true },
  { kind: 'module', module: dave, enabled: false },
  { kind: 'guard', guard: dave },
  { kind: 'module-guard', guard: zero },
  { kind: 'fallback-handler', handler: dave, known: true },
  { kind: 'fallback-handler', handler: dave, known: false },
  { kind: 'fallback-handler', handler: `0x${'0'.repeat(40)}`, known: false },
  {
    kind: 'unsafe-handler',
    handler: dave,
    reason: 'token',
    symbol: 'US\u202eD',
  },
  { kind: 'unsafe-handler', handler: dave, reason: 'token' },
  { kind: 'unsafe-handler', handler: dave, reason: 'safe' },
  { kind: 'unsafe-handler', handler: dave, reason: 'no-code' },
  ...(['no-code', 'no-interface', 'refuses'] as const).map(
    (reason) =>
      ({
        kind: 'unusable-guard',
        guard: dave,
        of: 'transactions',
        reason,
      }) as const,
  ),
  ...(['no-code', 'no-interface', 'no-module-guards'] as const).map(
    (reason) =>
      ({ kind: 'unusable-guard', guard: dave, of: 'modules', reason }) as const,
  ),
  ...(['older', 'other-kind'] as const).map(
    (reason) =>
      ({
        kind: 'unusual-version',
        singleton: dave,
        current: dave,
        reason,
      }) as const,
  ),
  { kind: 'singleton', singleton: dave, known: true },
  { kind: 'singleton', singleton: undefined, known: false },
  { kind: 'unchecked-contracts', count: 21, most: 20 },
  { kind: 'handler-method', method: 'setDomainVerifier' },
  { kind: 'owners', added: [bob], removed: [] },
  {
    kind: 'owners',
    added: [bob],
    removed: [],
    result: { owners: [alice, bob], threshold: 2 },
  },
  { kind: 'invalid-change', reason: 'previous-owner' },
  { kind: 'invalid-change', reason: 'owner' },
  { kind: 'invalid-change', reason: 'threshold' },
  { kind: 'module', module: dave, enabled: true, known: { kind: 'allowance' } },
  {
    ...{ kind: 'module', module: dave, enabled: true, revived: [] },
    known: { kind: 'allowance' },
  },
  {
    ...{ kind: 'module', module: dave, enabled: true },
    known: { kind: 'allowance' },
    revived: [
      { delegate: bob, token: alice, amount: 500n, resetMinutes: 1_440 },
      { delegate: alice, token: zero, amount: 5n, resetMinutes: 0 },
    ],
  },
  {
    kind: 'module',
    module: dave,
    enabled: false,
    known: { kind: 'allowance' },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'set', token: alice },
    ...{ amount: 5n, resetMinutes: 1_440 },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'set', token: alice },
    ...{ amount: 5n, resetMinutes: 1_440, spent: 0n },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'set', token: alice },
    ...{ amount: 5n, resetMinutes: 1_440, spent: 5n },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'reset', token: zero },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'delete', token: alice },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add', revived: [] },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add' },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'add' },
    revived: [{ delegate: bob, token: alice, amount: 1n, resetMinutes: 0 }],
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'remove', removesLimits: true },
  },
  {
    kind: 'spending-limit',
    ...{ module: dave, delegate: bob, change: 'remove', removesLimits: false },
  },
  ...recoveryChanges,
  refund,
  { ...refund, gasPrice: 0n, refundReceiver: bob },
  { ...refund, safeTxGas: 0n },
  { ...refund, gasToken: token, refundReceiver: bob },
  ...(['unlimited', 'above-balance', 'unknown', 'within-balance'] as const).map(
    (reach) =>
      ({ kind: 'approval', token, spender: dave, amount: 1n, reach }) as const,
  ),
  ...(['known', 'owner', 'safe', 'recipient'] as const).map(
    (of) =>
      ({
        kind: 'recipient-look-alike',
        address: dave,
        imitated: bob,
        of,
      }) as const,
  ),
  {
    kind: 'recipient-look-alike',
    address: dave,
    imitated: bob,
    of: 'known',
    name: 'B\u202eob',
  },
  { kind: 'recipient-burn', address: zero },
  { kind: 'recipient-is-token', address: token },
  { kind: 'recipient-is-safe', address: alice },
  { kind: 'recipient-contract', address: dave, code: 'contract' },
  { kind: 'recipient-contract', address: dave, code: 'unread' },
  { kind: 'recipient-first-time', address: dave },
  { kind: 'recipient-name-changed', address: dave, name: 'dave.example' },
  {
    kind: 'recipient-name-changed',
    address: dave,
    name: 'dave.example',
    current: bob,
  },
  { kind: 'message-signed', message: hash },
  { kind: 'hash-approved', hash },
  { kind: 'hash-approved', hash, known: true },
  { kind: 'unlisted-coin', chainId: '777001' },
  ...(['missing', 'recipient', 'amount', 'unnamed', 'approval'] as const).map(
    (difference) =>
      ({
        kind: 'simulation-contradicts',
        difference,
        token,
        account: dave,
      }) as const,
  ),
  { kind: 'simulation-contradicts', difference: 'missing', token: zero },
  { kind: 'simulation-contradicts', difference: 'settings' },
  ...(['outcome', 'assets', 'approvals', 'settings'] as const).map(
    (field) =>
      ({
        kind: 'simulations-differ',
        field,
        nodes: ['a.test', 'b.test'],
      }) as const,
  ),
  {
    kind: 'token-differs',
    token,
    words: [
      { source: 'node', symbol: 'USD', decimals: 18 },
      { source: 'gateway', symbol: 'US\u202eD', decimals: 6 },
    ],
  },
  { kind: 'inner-execution' },
]

const of = (detail: RiskDetail, named?: `0x${string}`) => {
  const finding: Risk = { ...detail, path: [] }
  const [reason] = decideSigning([finding], { hash, named }).reasons
  return reason as Reason<Risk>
}

test('default: every kind has its sentence', () => {
  expect(
    risks.map((risk) => {
      const reason = of(risk)
      const { text, detail } = describeRisk(reason)
      return [reason.decision === 'refuse' ? '(refused)' : '', text, detail]
        .filter(Boolean)
        .join(' ')
    }),
  ).toMatchInlineSnapshot(`
    [
      "Runs a trusted contract with the safe’s own rights. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Uses Safe’s official batch contract. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) Code of another contract would run with all the rights of the safe. It could take everything and replace the owners. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) Unknown code would run with all the rights of the safe. It could take everything and replace the owners. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) This contract of Safe was replaced Its address is known, but the code there is not the known one: 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Part of what this does cannot be decoded here. Find out by other means before you sign. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) Part of this cannot be read. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) Part of this cannot be read. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "The data is written in an unusual way that could hide something. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "A call to the zero address in this batch is a call to the safe itself.",
      "Enables a module. A module can move everything without any owner’s confirmation. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Disables a module. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Sets a guard. A faulty guard can lock the safe for good. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Removes the guard that checks what modules do. 0x0000000000000000000000000000000000000000",
      "Changes the fallback handler to one of the Safe contracts. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Sets an unknown fallback handler, which then speaks for the safe. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Removes the fallback handler. The safe then takes no NFTs and confirms no signatures to apps. 0x0000000000000000000000000000000000000000",
      "(refused) This is the token USD: anyone could call it as the safe, and take what the safe has of it. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) This is a token: anyone could call it as the safe, and take what the safe has of it. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) A safe cannot be its own fallback handler. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "There is no contract at this address, so it cannot answer. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) There is no contract at this address: every transaction of the safe would fail, for good. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This contract does not say that it is a guard. Safe 1.4.1 and later refuse it; an older safe could be locked for good. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "In a trial this guard refused its own removal. It can lock the safe for good. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "(refused) There is no contract at this address, so the safe would refuse it as a guard. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This contract does not say that it is a guard of modules, so the safe would refuse it. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This version of the safe has no guards of modules. Update it to 1.5.0 first. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This is an older version of the contract than the safe has now. Now 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Afterwards 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "This is the other kind of the contract. A safe that logs every call (L2) would stop, or the other way round. Now 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Afterwards 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Changes the contract version of the safe. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Replaces the code of the safe with an unknown contract.",
      "(refused) This names 21 contracts in settings of the safe, more than the 20 that are checked. Propose the changes in smaller batches.",
      "Changes how the safe answers to other contracts, which can include accepting signatures. setDomainVerifier",
      "Changes who can move the safe’s assets.",
      "Changes who can move the safe’s assets. Afterwards 2 of 2 owners must confirm.",
      "This change of owners is out of date and would fail.",
      "The change of owners names an address that cannot be added or removed.",
      "The change asks for more confirmations than there would be owners.",
      "Turns on spending limits. Limits that were set before could not be read, and may count again. This site says which module it is; any other one could move everything without any owner’s confirmation. Compare its address. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Turns on spending limits. None is stored, so nothing can be spent before one is set. This site says which module it is; any other one could move everything without any owner’s confirmation. Compare its address. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Turns on spending limits. Limits that were set before count again: these accounts can spend without any confirmation. This site says which module it is; any other one could move everything without any owner’s confirmation. Compare its address. 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 500 base units of the token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 every day Account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 0.000000000000000005 of the network’s coin in total",
      "Turns off spending limits. They are kept, and count again if the module is enabled once more. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Lets an account spend up to this amount every day without any confirmation, whether it is an owner or not. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "Lets an account spend up to this amount every day without any confirmation, whether it is an owner or not. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "Lets an account spend up to this amount every day without any confirmation, whether it is an owner or not. What it has already spent still counts. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "Lets an account spend its whole limit again. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Removes a spending limit. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "Lets an account have spending limits. It can spend nothing before one is set. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Lets an account have spending limits. Limits that it had before could not be read, and may count again. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Gives an account the spending limits back that it had before it was removed. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 1 base units of the token 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 in total",
      "Removes all spending limits of an account. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Stops an account from spending. Its limits are kept, and count again if it is added once more. Account 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Cancels recovery attempts. They can no longer be executed; a recoverer can start a new one. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Cancels recovery attempts. They can no longer be executed; a recoverer can start a new one. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Lets an account replace the owners of this safe after the delay of the module. If it is no recovery module, the account may be able to act at once. Recoverer 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 Module 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Takes the right to start recoveries from an account. Recoverer 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 Module 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Changes how long owners can cancel a recovery before it can be executed. It applies to attempts that already wait. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Changes how long a recovery can be executed after its delay. Expired attempts can become executable again. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Changes how long a recovery can be executed after its delay. Expired attempts can become executable again. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Executes the next recovery attempt of a contract that is not proven to be a recovery module of this safe. It may do something else than is shown here. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Executes the next recovery attempt of this module. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Skips expired recovery attempts of a contract that is not proven to be a recovery module of this safe. It may do something else. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Skips expired recovery attempts. The next attempt may be executable afterwards. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "Executing pays up to 1500 of the network’s coin out of the safe. To the account that executes it",
      "Fields for a fee refund are set, but nothing is paid at a gas price of 0. Receiver: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Executing pays out of the safe, with no limit but the gas that is used. 1500 of the network’s coin, and 0.000000000000000005 for each unit of gas, to the account that executes it",
      "Executing pays up to 1500000000000000000000 base units of the token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 out of the safe. To 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Lets another account take all of this token, now and later, without another confirmation. Spender 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "Lets another account take more of this token than the safe has now. Spender 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "Lets another account take this token. The safe’s balance could not be read, so it may be all of it. Spender 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "Lets another account take up to this amount of the token. Spender 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "This is not the address that you know. Only the first and last 4 digits are the same. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Known 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "This is not an owner of this safe. Only the first and last 4 digits are the same. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Known 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "This is not this safe. Only the first and last 4 digits are the same. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Known 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "Two recipients have the same first and last 4 digits. One of them may be an imitation. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Also 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "This is not Bob. Only the first and last 4 digits are the same. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Known 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "This address has no owner. Whatever is sent there is lost for good. 0x0000000000000000000000000000000000000000",
      "The recipient is a token’s own contract. Tokens sent there are usually lost. 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "The safe sends this to itself. 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "The recipient is a contract that you have not named. It may not be able to send this on. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "It could not be checked whether the recipient is a contract. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "The safe pays this address for the first time, according to the gateway. 0x90F79bf6EB2c4f870365E785982E1f101E93b906",
      "The name dave.example no longer leads to this address. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 The name leads to no address now.",
      "The name dave.example no longer leads to this address. In this transaction 0x90F79bf6EB2c4f870365E785982E1f101E93b906 Now 0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
      "(refused) Signs a message on behalf of the safe, for good. What it allows cannot be seen here. 0xabababababababababababababababababababababababababababababababab",
      "Approves a transaction or message of another safe. Compare its hash there. 0xabababababababababababababababababababababababababababababababab",
      "Approves the transaction of another safe that is shown here. 0xabababababababababababababababababababababababababababababababab",
      "The gateway alone names the coin of this network. The amount is right, but check which coin it is. Chain 777001 is on no list of known coins, and the configuration of this wallet does not name its coin.",
      "The simulation does not show a payment that the calls name. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "In the simulation a payment goes to another account. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "In the simulation less arrives than is sent. The token may take a fee. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "The simulation shows a payment that no call names. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "The simulation shows an approval that no call names. 0x90F79bf6EB2c4f870365E785982E1f101E93b906, token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "The simulation does not show a payment that the calls name.",
      "The simulation changes settings of the safe that no call names.",
      "Two nodes do not agree on what this does. One of them may be lying. a.test and b.test differ about whether it goes through.",
      "Two nodes do not agree on what this does. One of them may be lying. a.test and b.test differ about what the safe pays or receives.",
      "Two nodes do not agree on what this does. One of them may be lying. a.test and b.test differ about who may spend its tokens.",
      "Two nodes do not agree on what this does. One of them may be lying. a.test and b.test differ about owners and settings afterwards.",
      "(refused) The sources disagree about this token, so its amounts are counted in its smallest unit. Ask another node, or pin the token in the configuration. Your node says USD with 18 decimals, the gateway says USD with 6 decimals. 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "Executes a transaction of another safe inside.",
    ]
  `)
})

test('behavior: a readable message gets no finding of a blind signature', () => {
  const risk: RiskDetail = { kind: 'message-signed', message: hash }
  expect(describeRisk(of(risk, hash)).text).toMatch(/^Signs the message shown/)
  expect(describeRisk(of(risk, `0x${'cd'.repeat(32)}`)).text).toMatch(
    /cannot be seen here/,
  )
})
