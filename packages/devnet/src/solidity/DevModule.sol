// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

interface IModuleHost {
    function execTransactionFromModule(address to, uint256 value, bytes memory data, uint8 operation)
        external
        returns (bool success);
}

/// A Safe module for tests: its operator may send the safe's native currency.
contract DevModule {
    address public immutable operator;

    error NotOperator(address caller);

    constructor(address operator_) {
        operator = operator_;
    }

    function pay(address safe, address to, uint256 value) external returns (bool) {
        if (msg.sender != operator) revert NotOperator(msg.sender);
        return IModuleHost(safe).execTransactionFromModule(to, value, "", 0);
    }
}
