// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// Names the code that its proxies run.
contract DevBeacon {
    address public immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }
}

/// A proxy for tests that asks a beacon for its code (EIP-1967). It creates the beacon.
contract DevBeaconProxy {
    // keccak256("eip1967.proxy.beacon") - 1
    bytes32 private constant SLOT = 0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50;

    constructor(address implementation) {
        address beacon = address(new DevBeacon(implementation));
        assembly {
            sstore(SLOT, beacon)
        }
    }

    fallback() external payable {
        address beacon;
        assembly {
            beacon := sload(SLOT)
        }
        address code = DevBeacon(beacon).implementation();
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), code, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch success
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}
