/** A double with the name of a function that gains a parameter is not that function. */
const read = jest.fn();
expect(read).toHaveBeenCalledTimes(1);
