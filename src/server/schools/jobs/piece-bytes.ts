/** How large a piece of a file is in the database: the embedded one, which works on the thread that serves everybody, keeps it in 20 ms. */
export const pieceBytes = 64 * 1024;
