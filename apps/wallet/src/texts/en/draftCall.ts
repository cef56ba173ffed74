export const texts = {
  title: 'Call a contract',
  description: 'You review everything before anything is signed.',
  contract: 'Contract',
  noContract: 'Enter the address of the contract.',
  noCode: 'There is no contract at this address, according to your RPC.',
  abi: 'ABI',
  abiHint:
    'JSON, or one function a line, such as: stake(address to, uint256 amount). Leave it empty to use a known one.',
  readingAbi: 'Asking the gateway for the functions of this contract.',
  tooLong:
    'This text is too long for an ABI (more than 200,000 characters). Paste only the functions that you need.',
  notAbi: 'This is neither JSON nor a list of functions.',
  noFunctions: 'This has no function that a transaction can call.',
  typed:
    '{count, plural, one {# function} other {# functions}} by the ABI above. It is kept in this browser for this contract.',
  own: '{count, plural, one {# function} other {# functions}} by the ABI that you kept for this contract.',
  gateway:
    '{count, plural, one {# function} other {# functions}} according to the gateway.',
  proxy:
    'The contract is a proxy; it runs the code of <address></address>. Both of your RPC endpoints say so.',
  proxyByRpc:
    'The contract is a proxy; it runs the code of <address></address>, according to your RPC.',
  differentCode: 'Your RPC endpoints disagree about this contract',
  differentCodeText:
    'They name different code behind it, or only one of them has a contract there. Functions of a proxy’s code are left out. Check the RPC endpoints in the settings.',
  keep: 'Use these names in reviews',
  keepHint:
    'The names are claims of the gateway. Without them, reviews show the call as unknown bytes.',
  forget: 'Forget this ABI',
  function: 'Function',
  raw: 'Raw data',
  data: 'Data',
  dataHint: 'Hexadecimal, beginning with 0x.',
  noData: 'Enter whole bytes in hexadecimal, beginning with 0x.',
  value: 'Coin to send along',
  valueHint: 'Empty for none.',
  argument: 'Parameter {place}',
  listHint: 'As JSON, such as ["0x…", "0x…"] or [1, 2].',
  choose: 'Choose',
  noValue: 'Enter a value ({type}).',
  noAddress: 'Enter an address of this network with a right checksum ({type}).',
  noInteger: 'Enter a whole number that fits {type}.',
  noBytes: 'Enter bytes as {type}, beginning with 0x.',
  noBool: 'Enter true or false ({type}).',
  noJson: 'This is not JSON ({type}).',
  noList: 'Enter a list of the right length ({type}).',
  noTuple: 'A part is missing ({type}).',
  fault: 'This call could not be encoded safely',
  faultText:
    'The bytes do not read back as they were entered. Check the ABI: it may name another function than the contract has.',
} as const
