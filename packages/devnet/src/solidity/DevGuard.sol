// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// A Safe transaction guard for tests: refuses to send more than a ceiling.
contract DevGuard {
    uint256 public immutable ceiling;

    error AboveCeiling(uint256 value, uint256 ceiling);

    constructor(uint256 ceiling_) {
        ceiling = ceiling_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165 and the Safe's transaction guard
        return id == 0x01ffc9a7 || id == 0xe6d7a83a;
    }

    function checkTransaction(
        address,
        uint256 value,
        bytes memory,
        uint8,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external view {
        if (value > ceiling) revert AboveCeiling(value, ceiling);
    }

    function checkAfterExecution(bytes32, bool) external {}
}
