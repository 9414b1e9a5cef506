const Panel = {};
