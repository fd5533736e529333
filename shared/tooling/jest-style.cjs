// Style sheets have no meaning where nothing is painted.
module.exports = {};
