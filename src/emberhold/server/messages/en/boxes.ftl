## Boxes that people bring to this server

error-boxes-off = This server takes no boxes that people have made.
error-boxes-full = There is no room for another box here. Delete some of your tables that are played with boxes of your own, then try again.
error-box-unknown = There is no such box here.
error-box-closed = The operator of this server has closed this box.
error-box-not-yours = Only the browser that brought this box can do that.
