// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

interface IAllowanceSafe {
    function execTransactionFromModule(address to, uint256 value, bytes memory data, uint8 operation)
        external
        returns (bool success);
}

/// Spending limits of safes for local chains. It has the interface of the allowance module 0.1.1 and
/// behaves like it, but it is code of its own: no chain but a local one has it.
contract DevAllowances {
    struct Allowance {
        uint96 amount;
        uint96 spent;
        uint16 resetTimeMin;
        uint32 lastResetMin;
        uint16 nonce;
    }

    /// A node of a safe's list of delegates. Its index is the low 48 bits of the address.
    struct Delegate {
        address delegate;
        uint48 prev;
        uint48 next;
    }

    string public constant NAME = "Allowance Module";
    string public constant VERSION = "0.1.1";
    bytes32 public constant DOMAIN_SEPARATOR_TYPEHASH =
        keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 public constant ALLOWANCE_TRANSFER_TYPEHASH = keccak256(
        "AllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,uint16 nonce)"
    );

    mapping(address safe => mapping(address delegate => mapping(address token => Allowance))) public allowances;
    mapping(address safe => mapping(address delegate => address[])) public tokens;
    mapping(address safe => mapping(uint48 index => Delegate)) public delegates;
    mapping(address safe => uint48) public delegatesStart;

    event AddDelegate(address indexed safe, address delegate);
    event RemoveDelegate(address indexed safe, address delegate);
    event ExecuteAllowanceTransfer(
        address indexed safe, address delegate, address token, address to, uint96 value, uint16 nonce
    );
    event PayAllowanceTransfer(
        address indexed safe, address delegate, address paymentToken, address paymentReceiver, uint96 payment
    );
    event SetAllowance(
        address indexed safe, address delegate, address token, uint96 allowanceAmount, uint16 resetTime
    );
    event ResetAllowance(address indexed safe, address delegate, address token);
    event DeleteAllowance(address indexed safe, address delegate, address token);

    function addDelegate(address delegate) external {
        uint48 index = indexOf(delegate);
        require(index != 0, "The address ends in zeros");
        address present = delegates[msg.sender][index].delegate;
        if (present != address(0)) {
            require(present == delegate, "Another delegate has the same index");
            return;
        }
        uint48 first = delegatesStart[msg.sender];
        delegates[msg.sender][index] = Delegate(delegate, 0, first);
        delegates[msg.sender][first].prev = index;
        delegatesStart[msg.sender] = index;
        emit AddDelegate(msg.sender, delegate);
    }

    function removeDelegate(address delegate, bool removeAllowances) external {
        uint48 index = indexOf(delegate);
        Delegate memory node = delegates[msg.sender][index];
        if (node.delegate == address(0)) return;
        if (removeAllowances) {
            address[] memory known = tokens[msg.sender][delegate];
            for (uint256 i = 0; i < known.length; i++) _delete(delegate, known[i]);
        }
        if (node.prev == 0) delegatesStart[msg.sender] = node.next;
        else delegates[msg.sender][node.prev].next = node.next;
        if (node.next != 0) delegates[msg.sender][node.next].prev = node.prev;
        delete delegates[msg.sender][index];
        emit RemoveDelegate(msg.sender, delegate);
    }

    function setAllowance(
        address delegate,
        address token,
        uint96 allowanceAmount,
        uint16 resetTimeMin,
        uint32 resetBaseMin
    ) external {
        require(delegate != address(0), "No delegate");
        require(delegates[msg.sender][indexOf(delegate)].delegate == delegate, "Unknown delegate");
        Allowance memory allowance = current(msg.sender, delegate, token);
        if (allowance.nonce == 0) {
            allowance.nonce = 1;
            tokens[msg.sender][delegate].push(token);
        }
        uint32 minute = nowMin();
        if (resetBaseMin > 0) {
            require(resetBaseMin <= minute, "The base minute is in the future");
            allowance.lastResetMin = minute - ((minute - resetBaseMin) % resetTimeMin);
        } else if (allowance.lastResetMin == 0) {
            allowance.lastResetMin = minute;
        }
        allowance.resetTimeMin = resetTimeMin;
        allowance.amount = allowanceAmount;
        allowances[msg.sender][delegate][token] = allowance;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function resetAllowance(address delegate, address token) external {
        Allowance memory allowance = current(msg.sender, delegate, token);
        allowance.spent = 0;
        allowances[msg.sender][delegate][token] = allowance;
        emit ResetAllowance(msg.sender, delegate, token);
    }

    function deleteAllowance(address delegate, address token) external {
        _delete(delegate, token);
    }

    /// Pays out of the safe. The delegate signs, or sends this himself with an empty signature.
    function executeAllowanceTransfer(
        address safe,
        address token,
        address payable to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        address delegate,
        bytes memory signature
    ) external {
        Allowance memory allowance = current(safe, delegate, token);
        uint16 nonce = allowance.nonce;
        bytes32 digest = generateTransferHash(safe, token, to, amount, paymentToken, payment, nonce);
        allowance.nonce = nonce + 1;
        allowance.spent = spend(allowance, amount);
        if (payment > 0) {
            if (paymentToken == token) {
                allowance.spent = spend(allowance, payment);
            } else {
                Allowance memory other = current(safe, delegate, paymentToken);
                other.spent = spend(other, payment);
                allowances[safe][delegate][paymentToken] = other;
            }
        }
        allowances[safe][delegate][token] = allowance;
        address signer = signerOf(signature, digest);
        require(
            signer == delegate && delegates[safe][indexOf(signer)].delegate == signer, "Not signed by the delegate"
        );
        if (payment > 0) {
            move(safe, paymentToken, tx.origin, payment);
            emit PayAllowanceTransfer(safe, delegate, paymentToken, tx.origin, payment);
        }
        move(safe, token, to, amount);
        emit ExecuteAllowanceTransfer(safe, delegate, token, to, amount, nonce);
    }

    function generateTransferHash(
        address safe,
        address token,
        address to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        uint16 nonce
    ) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_SEPARATOR_TYPEHASH, block.chainid, address(this)));
        bytes32 message = keccak256(
            abi.encode(ALLOWANCE_TRANSFER_TYPEHASH, safe, token, to, amount, paymentToken, payment, nonce)
        );
        return keccak256(abi.encodePacked(bytes2(0x1901), domain, message));
    }

    function getTokens(address safe, address delegate) external view returns (address[] memory) {
        return tokens[safe][delegate];
    }

    /// Amount, spent, minutes between resets, minute of the last reset, nonce: as they count now.
    function getTokenAllowance(address safe, address delegate, address token)
        external
        view
        returns (uint256[5] memory)
    {
        Allowance memory one = current(safe, delegate, token);
        return [uint256(one.amount), one.spent, one.resetTimeMin, one.lastResetMin, one.nonce];
    }

    function getDelegates(address safe, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        results = new address[](pageSize);
        uint256 count = 0;
        Delegate memory node = delegates[safe][start == 0 ? delegatesStart[safe] : start];
        while (node.delegate != address(0) && count < pageSize) {
            results[count++] = node.delegate;
            node = delegates[safe][node.next];
        }
        next = indexOf(node.delegate);
        assembly {
            mstore(results, count)
        }
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function _delete(address delegate, address token) private {
        uint16 nonce = allowances[msg.sender][delegate][token].nonce;
        allowances[msg.sender][delegate][token] = Allowance(0, 0, 0, 0, nonce);
        emit DeleteAllowance(msg.sender, delegate, token);
    }

    /// The allowance after the reset that is due.
    function current(address safe, address delegate, address token) private view returns (Allowance memory one) {
        one = allowances[safe][delegate][token];
        uint32 minute = nowMin();
        if (one.resetTimeMin > 0 && one.lastResetMin + one.resetTimeMin <= minute) {
            one.spent = 0;
            one.lastResetMin = minute - ((minute - one.lastResetMin) % one.resetTimeMin);
        }
    }

    function spend(Allowance memory one, uint96 amount) private pure returns (uint96) {
        require(amount > 0 && uint256(one.spent) + amount <= one.amount, "Above the allowance");
        return one.spent + amount;
    }

    function signerOf(bytes memory signature, bytes32 digest) private view returns (address signer) {
        if (signature.length == 0) return msg.sender;
        require(signature.length == 65, "The signature has 65 bytes");
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 32))
            s := mload(add(signature, 64))
            v := byte(0, mload(add(signature, 96)))
        }
        require(v != 0, "Contracts cannot sign");
        if (v == 1) return msg.sender;
        signer = v > 30
            ? ecrecover(keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", digest)), v - 4, r, s)
            : ecrecover(digest, v, r, s);
        require(signer != address(0), "Not a signature");
    }

    function move(address safe, address token, address to, uint96 amount) private {
        bool done = token == address(0)
            ? IAllowanceSafe(safe).execTransactionFromModule(to, amount, "", 0)
            : IAllowanceSafe(safe).execTransactionFromModule(
                token, 0, abi.encodeWithSignature("transfer(address,uint256)", to, amount), 0
            );
        require(done, "The safe could not pay");
    }

    function nowMin() private view returns (uint32) {
        return uint32(block.timestamp / 60);
    }

    function indexOf(address account) private pure returns (uint48) {
        return uint48(uint160(account));
    }
}
