// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// Names for tests: a registry and its resolver in one contract, as ENS is read.
/// Anybody may set a name.
contract DevNames {
    mapping(bytes32 node => address) private _addresses;

    function setAddr(bytes32 node, address account) external {
        _addresses[node] = account;
    }

    /// The registry's part: names without an address have no resolver.
    function resolver(bytes32 node) external view returns (address) {
        return _addresses[node] == address(0) ? address(0) : address(this);
    }

    /// The resolver's part.
    function addr(bytes32 node) external view returns (address) {
        return _addresses[node];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de;
    }
}
