/** The shop asks for a hundred documents at most. */
module.exports = { rest: { defaultLimit: 25, maxLimit: 100 } }
