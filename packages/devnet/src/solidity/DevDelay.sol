// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

interface IDelayTarget {
    function execTransactionFromModule(address to, uint256 value, bytes memory data, uint8 operation)
        external
        returns (bool success);
}

/// A recovery module of the local chain. It has the functions, events and hashes of
/// a Zodiac Delay modifier: what its modules (the recoverers) ask for is queued, and
/// anybody may execute it once the cooldown is over. The safe is owner, avatar and
/// target, so its owners can move the nonce past an attempt.
contract DevDelay {
    event DelaySetup(address indexed initiator, address indexed owner, address indexed avatar, address target);
    event TransactionAdded(
        uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation
    );
    event EnabledModule(address module);
    event DisabledModule(address module);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error AlreadySetUp();
    error NotOwner(address caller);
    error NotRecoverer(address caller);
    error InvalidModule(address module);
    error InvalidExpiration(uint256 expiration);
    error InvalidNonce(uint256 nonce);
    error QueueEmpty();
    error StillWaiting(uint256 executableAt);
    error Expired(uint256 expiredAt);
    error HashDiffers(bytes32 queued, bytes32 given);
    error CallFailed();

    address private constant SENTINEL = address(1);

    address public owner;
    address public avatar;
    address public target;
    uint256 public txCooldown;
    uint256 public txExpiration;
    uint256 public txNonce;
    uint256 public queueNonce;
    mapping(uint256 => bytes32) public txHash;
    mapping(uint256 => uint256) public txCreatedAt;
    mapping(address => address) private next;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        _;
    }

    /// Only proxies can be set up.
    constructor() {
        next[SENTINEL] = SENTINEL;
    }

    /// `parameters`: owner, avatar, target, cooldown and expiration in seconds.
    function setUp(bytes memory parameters) external {
        if (next[SENTINEL] != address(0)) revert AlreadySetUp();
        next[SENTINEL] = SENTINEL;
        uint256 expiration;
        (owner, avatar, target, txCooldown, expiration) =
            abi.decode(parameters, (address, address, address, uint256, uint256));
        storeExpiration(expiration);
        emit DelaySetup(msg.sender, owner, avatar, target);
    }

    function transferOwnership(address newOwner) external onlyOwner {
        emit OwnershipTransferred(owner, newOwner);
        owner = newOwner;
    }

    function enableModule(address module) external onlyOwner {
        if (module <= SENTINEL || next[module] != address(0)) revert InvalidModule(module);
        next[module] = next[SENTINEL];
        next[SENTINEL] = module;
        emit EnabledModule(module);
    }

    function disableModule(address prevModule, address module) external onlyOwner {
        if (module <= SENTINEL || next[prevModule] != module) revert InvalidModule(module);
        next[prevModule] = next[module];
        next[module] = address(0);
        emit DisabledModule(module);
    }

    function isModuleEnabled(address module) public view returns (bool) {
        return module != SENTINEL && next[module] != address(0);
    }

    function getModulesPaginated(address start, uint256 pageSize)
        external
        view
        returns (address[] memory array, address following)
    {
        array = new address[](pageSize);
        uint256 count;
        following = next[start];
        while (following > SENTINEL && count < pageSize) {
            array[count++] = following;
            following = next[following];
        }
        if (following != SENTINEL && count > 0) following = array[count - 1];
        assembly {
            mstore(array, count)
        }
    }

    function setTxCooldown(uint256 cooldown) external onlyOwner {
        txCooldown = cooldown;
    }

    function setTxExpiration(uint256 expiration) external onlyOwner {
        storeExpiration(expiration);
    }

    /// Attempts before this nonce can no longer be executed.
    function setTxNonce(uint256 nonce) external onlyOwner {
        if (nonce <= txNonce || nonce > queueNonce) revert InvalidNonce(nonce);
        txNonce = nonce;
    }

    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool)
    {
        add(to, value, data, operation);
        return true;
    }

    function execTransactionFromModuleReturnData(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool, bytes memory)
    {
        uint256 nonce = queueNonce;
        bytes32 hash = add(to, value, data, operation);
        return (true, abi.encode(nonce, hash, block.timestamp));
    }

    function executeNextTx(address to, uint256 value, bytes calldata data, uint8 operation) external {
        uint256 nonce = txNonce;
        if (nonce >= queueNonce) revert QueueEmpty();
        uint256 executableAt = txCreatedAt[nonce] + txCooldown;
        if (block.timestamp < executableAt) revert StillWaiting(executableAt);
        if (isExpired(nonce)) revert Expired(executableAt + txExpiration);
        bytes32 hash = getTransactionHash(to, value, data, operation);
        if (txHash[nonce] != hash) revert HashDiffers(txHash[nonce], hash);
        txNonce = nonce + 1;
        if (!IDelayTarget(target).execTransactionFromModule(to, value, data, operation)) revert CallFailed();
    }

    function skipExpired() external {
        while (txNonce < queueNonce && isExpired(txNonce)) txNonce++;
    }

    function getTransactionHash(address to, uint256 value, bytes memory data, uint8 operation)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encodePacked(to, value, data, operation));
    }

    function getTxHash(uint256 nonce) external view returns (bytes32) {
        return txHash[nonce];
    }

    function getTxCreatedAt(uint256 nonce) external view returns (uint256) {
        return txCreatedAt[nonce];
    }

    function add(address to, uint256 value, bytes calldata data, uint8 operation) private returns (bytes32 hash) {
        if (!isModuleEnabled(msg.sender)) revert NotRecoverer(msg.sender);
        uint256 nonce = queueNonce++;
        hash = getTransactionHash(to, value, data, operation);
        txHash[nonce] = hash;
        txCreatedAt[nonce] = block.timestamp;
        emit TransactionAdded(nonce, hash, to, value, data, operation);
    }

    function isExpired(uint256 nonce) private view returns (bool) {
        return txExpiration != 0 && block.timestamp > txCreatedAt[nonce] + txCooldown + txExpiration;
    }

    function storeExpiration(uint256 expiration) private {
        if (expiration != 0 && expiration < 60) revert InvalidExpiration(expiration);
        txExpiration = expiration;
    }
}
