/** A custom error of a contract, with its arguments as text. */
export interface NamedError {
  name: string
  /** Canonical: types only. */
  signature: string
  args: readonly { name: string; value: string }[]
  /** What it means, for those in the table. */
  meaning?: string
}

// ERC-6093, OpenZeppelin Contracts, Permit2 and what older tokens use. The selectors are
// written down, so that this chunk needs neither the hash nor the codec.
const table = `e450d38c ERC20InsufficientBalance(address sender,uint256 balance,uint256 needed)|the sender has too little of the token
96c6fd1e ERC20InvalidSender(address sender)|this account cannot send the token
ec442f05 ERC20InvalidReceiver(address receiver)|this account cannot receive the token
fb8f41b2 ERC20InsufficientAllowance(address spender,uint256 allowance,uint256 needed)|the spender’s allowance is too low
e602df05 ERC20InvalidApprover(address approver)|this account cannot approve a spender
94280d62 ERC20InvalidSpender(address spender)|this account cannot be a spender
89c62b64 ERC721InvalidOwner(address owner)|this account cannot own the token
7e273289 ERC721NonexistentToken(uint256 tokenId)|there is no token with this id
64283d7b ERC721IncorrectOwner(address sender,uint256 tokenId,address owner)|the sender does not own the token
73c6ac6e ERC721InvalidSender(address sender)|this account cannot send the token
64a0ae92 ERC721InvalidReceiver(address receiver)|this account cannot receive the token
177e802f ERC721InsufficientApproval(address operator,uint256 tokenId)|the caller has no approval for the token
a9fbf51f ERC721InvalidApprover(address approver)|this account cannot approve an operator
5b08ba18 ERC721InvalidOperator(address operator)|this account cannot be an operator
03dee4c5 ERC1155InsufficientBalance(address sender,uint256 balance,uint256 needed,uint256 tokenId)|the sender has too little of the token
01a83514 ERC1155InvalidSender(address sender)|this account cannot send the token
57f447ce ERC1155InvalidReceiver(address receiver)|this account cannot receive the token
e237d922 ERC1155MissingApprovalForAll(address operator,address owner)|the caller has no approval for the owner’s tokens
3e31884e ERC1155InvalidApprover(address approver)|this account cannot approve an operator
ced3e100 ERC1155InvalidOperator(address operator)|this account cannot be an operator
5b059991 ERC1155InvalidArrayLength(uint256 idsLength,uint256 valuesLength)|the lists of ids and amounts differ in length
118cdaa7 OwnableUnauthorizedAccount(address account)|only the contract’s owner can do this
1e4fbdf7 OwnableInvalidOwner(address owner)|this account cannot own the contract
e2517d3f AccessControlUnauthorizedAccount(address account,bytes32 neededRole)|the account does not have the role for this
6697b232 AccessControlBadConfirmation()|a role can only be given up by its holder
5274afe7 SafeERC20FailedOperation(address token)|the token reported a failure
e570110f SafeERC20FailedDecreaseAllowance(address spender,uint256 currentAllowance,uint256 requestedDecrease)|the allowance is lower than the decrease
9996b315 AddressEmptyCode(address target)|there is no contract at this address
cd786059 AddressInsufficientBalance(address account)|the account has too little of the native coin
d6bda275 FailedCall()|a call inside failed
1425ea42 FailedInnerCall()|a call inside failed
cf479181 InsufficientBalance(uint256 balance,uint256 needed)|the balance is too low
db42144d InsufficientBalance(address account,uint256 balance,uint256 needed)|the account’s balance is too low
192b9e4e InsufficientAllowance(address spender,uint256 allowance,uint256 needed)|the spender’s allowance is too low
9cfea583 InvalidReceiver(address receiver)|this account cannot receive the token
d93c0665 EnforcedPause()|the contract is paused
8dfc202b ExpectedPause()|the contract is not paused
3ee5aeb5 ReentrancyGuardReentrantCall()|the contract was entered a second time
f92ee8a9 InvalidInitialization()|the contract is initialized already
d7e6bcf8 NotInitializing()|the contract is not being initialized
62791302 ERC2612ExpiredSignature(uint256 deadline)|the permit has expired
4b800e46 ERC2612InvalidSigner(address signer,address owner)|the permit is not signed by the owner
752d88c0 InvalidAccountNonce(address account,uint256 currentNonce)|the signature has another nonce than the account
f645eedf ECDSAInvalidSignature()|the signature is not valid
79012fb2 ERC4626ExceededMaxDeposit(address receiver,uint256 assets,uint256 max)|the deposit is above the vault’s limit
284ff667 ERC4626ExceededMaxMint(address receiver,uint256 shares,uint256 max)|the shares are above the vault’s limit
fe9cceec ERC4626ExceededMaxWithdraw(address owner,uint256 assets,uint256 max)|the withdrawal is above what the owner can take out
b94abeec ERC4626ExceededMaxRedeem(address owner,uint256 shares,uint256 max)|the shares are more than the owner can redeem
d81b2f2e AllowanceExpired(uint256 deadline)|the Permit2 allowance has expired
f96fb071 InsufficientAllowance(uint256 amount)|the Permit2 allowance is too low
24d35a26 ExcessiveInvalidation()|too many Permit2 nonces would be voided at once
3728b83d InvalidAmount(uint256 maxAmount)|the amount is above what the permit allows
ff633a38 LengthMismatch()|two lists differ in length
cd21db4f SignatureExpired(uint256 signatureDeadline)|the permit has expired
756688fe InvalidNonce()|the permit was used or voided already
815e1d64 InvalidSigner()|the permit is not signed by the owner
8baa579f InvalidSignature()|the signature is not valid
4be6321b InvalidSignatureLength()|the signature has the wrong length
b0669cbc InvalidContractSignature()|the owner’s contract does not accept the signature`

/**
 * Reads revert data of a known custom error. Their arguments are single words, so they
 * are read by hand; data of another length is of no such error.
 */
export function readCustomError(data: string): NamedError | undefined {
  const line = table
    .split('\n')
    .find((row) => row.startsWith(`${data.slice(2, 10).toLowerCase()} `))
  if (line === undefined) return undefined
  const [item = '', meaning = ''] = line.slice(9).split('|')
  const [name = '', list = ''] = item.slice(0, -1).split('(')
  const inputs = list === '' ? [] : list.split(',').map((one) => one.split(' '))
  if (data.length !== 10 + inputs.length * 64) return undefined
  return {
    name,
    signature: `${name}(${inputs.map(([type]) => type).join()})`,
    args: inputs.map(([type, label = ''], index) => ({
      name: label,
      value: readWord(type, data.slice(10 + index * 64, 74 + index * 64)),
    })),
    meaning,
  }
}

function readWord(type: string | undefined, word: string): string {
  if (type === 'uint256') return BigInt(`0x${word}`).toString()
  return `0x${type === 'address' ? word.slice(24) : word}`
}
