// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

interface IDevToken {
    function mint(address to, uint256 value) external;
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// An exchange, a savings account and wrapped coin in one, for tests.
contract DevExchange {
    string public constant name = "Wrapped Ether";
    string public constant symbol = "WETH";
    uint8 public constant decimals = 18;

    mapping(address account => uint256) public balanceOf;
    mapping(address account => mapping(address token => uint256)) public savings;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Deposit(address indexed account, uint256 value);
    event Withdrawal(address indexed account, uint256 value);
    event Swap(address indexed account, address sold, uint256 paid, address bought, uint256 received);
    event Saved(address indexed account, address token, uint256 value);

    error TooLittle(uint256 received, uint256 atLeast);
    error InsufficientBalance(address account, uint256 balance, uint256 needed);

    /// Takes an approved token and mints the other one, unit for unit.
    function swap(address sold, uint256 paid, address bought, uint256 atLeast) external returns (uint256) {
        if (paid < atLeast) revert TooLittle(paid, atLeast);
        IDevToken(sold).transferFrom(msg.sender, address(this), paid);
        IDevToken(bought).mint(msg.sender, paid);
        emit Swap(msg.sender, sold, paid, bought, paid);
        return paid;
    }

    /// Keeps an approved token for the account.
    function save(address token, uint256 value) external {
        IDevToken(token).transferFrom(msg.sender, address(this), value);
        savings[msg.sender][token] += value;
        emit Saved(msg.sender, token, value);
    }

    /// Wraps coin.
    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    /// Unwraps coin.
    function withdraw(uint256 value) external {
        _take(msg.sender, value);
        emit Withdrawal(msg.sender, value);
        (bool success,) = msg.sender.call{value: value}("");
        require(success);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _take(msg.sender, value);
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function _take(address account, uint256 value) private {
        uint256 balance = balanceOf[account];
        if (balance < value) revert InsufficientBalance(account, balance, value);
        unchecked {
            balanceOf[account] = balance - value;
        }
    }
}
