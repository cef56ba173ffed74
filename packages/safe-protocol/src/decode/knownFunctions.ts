import { type AbiItem, parseSignature } from '../abi/parseSignature.ts'

// Parameter names are those of the contracts: they reach the wire as they are.
const table = `addOwnerWithThreshold(address owner,uint256 _threshold)
removeOwner(address prevOwner,address owner,uint256 _threshold)
swapOwner(address prevOwner,address oldOwner,address newOwner)
changeThreshold(uint256 _threshold)
enableModule(address module)
disableModule(address prevModule,address module)
setGuard(address guard)
setModuleGuard(address moduleGuard)
setFallbackHandler(address handler)
changeMasterCopy(address _masterCopy)
approveHash(bytes32 hashToApprove)
execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)
execTransactionFromModule(address to,uint256 value,bytes data,uint8 operation)
execTransactionFromModuleReturnData(address to,uint256 value,bytes data,uint8 operation)
requiredTxGas(address to,uint256 value,bytes data,uint8 operation)
simulate(address to,uint256 value,bytes data,uint8 operation)
simulate(address targetContract,bytes calldataPayload)
simulateAndRevert(address targetContract,bytes calldataPayload)
setup(address[] _owners,uint256 _threshold,address to,bytes data,address fallbackHandler,address paymentToken,uint256 payment,address paymentReceiver)
setup(address[] _owners,uint256 _threshold,address to,bytes data,address paymentToken,uint256 payment,address paymentReceiver)
multiSend(bytes transactions)
signMessage(bytes _data)
isValidSignature(bytes _data,bytes _signature)
performCreate(uint256 value,bytes deploymentData)
performCreate2(uint256 value,bytes deploymentData,bytes32 salt)
createProxy(address singleton,bytes data)
createProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)
createProxyWithNonceL2(address _singleton,bytes initializer,uint256 saltNonce)
createProxyWithCallback(address _singleton,bytes initializer,uint256 saltNonce,address callback)
createChainSpecificProxyWithNonce(address _singleton,bytes initializer,uint256 saltNonce)
createChainSpecificProxyWithNonceL2(address _singleton,bytes initializer,uint256 saltNonce)
calculateCreateProxyWithNonceAddress(address _singleton,bytes initializer,uint256 saltNonce)
migrateSingleton()
migrateWithFallbackHandler()
migrateL2Singleton()
migrateL2WithFallbackHandler()
migrateToL2(address l2Singleton)
migrateFromV111(address l2Singleton,address fallbackHandler)
setupToL2(address l2Singleton)
setSafeMethod(bytes4 selector,bytes32 newMethod)
setDomainVerifier(bytes32 domainSeparator,address newVerifier)
setSupportedInterface(bytes4 interfaceId,bool supported)
addSupportedInterfaceBatch(bytes4 _interfaceId,bytes32[] handlerWithSelectors)
removeSupportedInterfaceBatch(bytes4 _interfaceId,bytes4[] selectors)
transfer(address to,uint256 value)
approve(address spender,uint256 value)
transferFrom(address from,address to,uint256 value)
increaseAllowance(address spender,uint256 addedValue)
decreaseAllowance(address spender,uint256 subtractedValue)
safeTransferFrom(address from,address to,uint256 tokenId)
safeTransferFrom(address from,address to,uint256 tokenId,bytes data)
setApprovalForAll(address operator,bool approved)
addDelegate(address delegate)
removeDelegate(address delegate,bool removeAllowances)
setAllowance(address delegate,address token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)
resetAllowance(address delegate,address token)
deleteAllowance(address delegate,address token)
executeAllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,address delegate,bytes signature)`

let functions: Map<string, AbiItem> | undefined

/** The known function with this selector. The map is built on first use. */
export function knownFunction(selector: string): AbiItem | undefined {
  functions ??= new Map(
    table.split('\n').map((line) => {
      const item = parseSignature(line)
      return [item.hash.slice(0, 10), item]
    }),
  )
  return functions.get(selector)
}
